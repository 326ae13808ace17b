/** An element that the walker would report although it is right, and the reason. */
export interface Exception {
  /** Matches the reported element or one of its ancestors. */
  readonly selector: string;
  readonly reason: string;
}

export const exceptions: Readonly<
  Record<'cut' | 'covered' | 'small' | 'unreached' | 'ringless', readonly Exception[]>
> = {
  cut: [],
  covered: [],
  small: [],
  unreached: [
    {
      selector: '.mantine-InputClearButton-root',
      reason: 'the keys empty the field itself: Backspace, or the chosen one chosen again',
    },
    {
      selector: '.mantine-Pill-remove',
      reason: 'the keys take it away in its field: Backspace the last one, the list that opens any of them',
    },
    {
      selector: 'button.visually-hidden[type="submit"]',
      reason: 'is what Enter in one of the boxes presses',
    },
    {
      selector: 'div.mantine-InputWrapper-label, div[class*="InputWrapper-label"]',
      reason: 'hears the mouse only so that a double press does not select its words',
    },
  ],
  ringless: [],
};
