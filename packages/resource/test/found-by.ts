/** Names, each with a text that must find it. */
export const foundBy: readonly (readonly [name: string, typed: string])[] = [
  ['Müller', 'muller'],
  ['Mu\u0308ller', 'MÜLLER'],
  ['Muller', 'müll'],
  ["Siobhán O'Brien", 'obrien'],
  ['Siobhán O’Brien', "O'BRIEN"],
  ['OBrien', 'o’brien'],
  ["Rock'n'roll", "'"],
  ['Café Zoë', ' cafe zoe '],
  ['Jose', 'José'],
  ['Łukasz Sørensen', 'lukasz sorensen'],
  ['Weißkopf', 'weisskopf'],
  ['Weisskopf', 'weißkopf'],
  ['Ægir Cœur', 'aegir coeur'],
  ['Smith\u2013Jones', 'smith-jones'],
  ['Smith\u00a0Jones', 'h j'],
  ['100% (a.b) [c] {d}', '% (a.b) [c] {'],
  ['a\\b|c^$*+?/', '\\b|c^$*+?/'],
  ['Ngaio Ōtara', 'otara'],
];
export const notFoundBy: typeof foundBy = [
  ['Müller', 'moller'],
  ['abc', 'a.c'],
  ['1000 off', '100%'],
  ['ab', 'a b'],
];
