/**
 * Each line is printed immediately, because a run takes long. The exit code is 0 if all results were as
 * expected.
 */
export class Verdict {
  private isGood = true;
  say(holds: boolean, line: string): void {
    console.log(`${holds ? 'holds ' : 'BROKEN'}  ${line}`);
    this.isGood &&= holds;
  }
  end(): never {
    process.exit(this.isGood ? 0 : 1);
  }
}
