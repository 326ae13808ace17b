/** Collects a run's results and prints each line at once; the exit code says whether all of them were as expected. */
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
