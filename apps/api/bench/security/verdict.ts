/** What a run has shown, each line at once; the process ends with whether all of it was as wanted. */
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
