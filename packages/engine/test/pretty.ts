/**
 * JSON with one value on each line, like JSON.stringify(…, null, 2), but with every token as it was: `12.50`
 * stays `12.50`.
 */
export function pretty(text: string): string {
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g) ?? [];
  let depth = 0;
  const line = () => `\n${'  '.repeat(depth)}`;
  return tokens
    .map((token, index) => {
      const opens = token === '{' || token === '[';
      const closes = token === '}' || token === ']';
      if (opens) {
        depth += 1;
        return /^[}\]]$/.test(tokens[index + 1] ?? '') ? token : token + line();
      }
      if (closes) {
        depth -= 1;
        return /^[{[]$/.test(tokens[index - 1] ?? '') ? token : line() + token;
      }
      return token === ',' ? token + line() : token === ':' ? ': ' : token;
    })
    .join('');
}
