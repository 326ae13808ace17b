/** The product's logo, the same as the favicon. */
export const BrandSign = () => (
  <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="8" className="ink-accent" />
    <path d="M7 16h3l2-5 4 11 4-13 2 7h3" className="line-on-accent" />
  </svg>
);

export const TickSign = () => (
  <svg className="tick" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M3 8.5 6.5 12 13 4.5" className="line-accent" />
  </svg>
);

const people = [
  { initials: 'MT', hue: 'teal', from: 1, to: 5, work: 'Surgery 1' },
  { initials: 'PN', hue: 'violet', from: 2, to: 7, work: 'Sterilisation' },
  { initials: 'JW', hue: 'blue', from: 1, to: 4, work: 'Front desk' },
  { initials: 'HO', hue: 'orange', from: 4, to: 8, work: 'Surgery 2' },
] as const;
const tasks = [
  { title: 'Autoclave B: weekly spore test', due: 'Due 2:30 pm', hue: 'red', priority: 'HIGH' },
  { title: 'Order gloves for Mosman', due: 'Due today', hue: 'orange', priority: 'MEDIUM' },
  { title: 'Sign the hand hygiene policy', due: 'Due Friday', hue: 'green', priority: 'LOW' },
] as const;

/**
 * A picture of a clinic's day, with its roster and tasks. It consists of elements, so that it follows the
 * light and dark colours.
 */
export const DayPicture = () => (
  <div className="picture" aria-hidden="true">
    <div className="picture-bar">
      <i />
      <i />
      <i />
      <b>Thursday at Mosman</b>
    </div>
    <div className="picture-roster">
      {people.map(({ initials, hue, from, to, work }) => (
        <div key={initials} className="picture-row">
          <span className={`dot ${hue}`}>{initials}</span>
          <span className={`shift ${hue}`} style={{ gridColumn: `${from + 1} / ${to + 1}` }}>
            {work}
          </span>
        </div>
      ))}
      <i className="picture-now" />
    </div>
    <div className="picture-tasks">
      {tasks.map(({ title, due, hue, priority }) => (
        <div key={title} className="picture-task">
          <b>{title}</b>
          <span className="picture-due">
            {due}
            <em className={hue}>{priority}</em>
          </span>
        </div>
      ))}
    </div>
  </div>
);

const boxes = [
  ['Gloves, nitrile M', '24 left', 'green', 80],
  ['Articaine 4 %', 'Alert at 16', 'orange', 34],
  ['Impression trays', 'Ordered', 'blue', 18],
] as const;

const StockPicture = () => (
  <div className="picture small-picture" aria-hidden="true">
    {boxes.map(([name, left, hue, share]) => (
      <div key={name} className="picture-stock">
        <b>{name}</b>
        <em className={hue}>{left}</em>
        <span className="bar">
          <i className={hue} style={{ width: `${share}%` }} />
        </span>
      </div>
    ))}
  </div>
);

const steps = [
  ['Infection control 2026', 'Signed by 18 of 18', 'green'],
  ['Radiation licence', 'Expires in 30 days', 'orange'],
  ['First aid course', '6 of 9 finished', 'blue'],
] as const;

const DocumentsPicture = () => (
  <div className="picture small-picture" aria-hidden="true">
    {steps.map(([name, state, hue]) => (
      <div key={name} className="picture-paper">
        <svg width="24" height="28" viewBox="0 0 24 28" aria-hidden="true">
          <path d="M3 1h12l6 6v20H3z" className="line-quiet" />
          <path d="M7 12h10M7 16h10M7 20h6" className="line-quiet" />
        </svg>
        <span>
          <b>{name}</b>
          <em className={hue}>{state}</em>
        </span>
      </div>
    ))}
  </div>
);

const BoardPicture = () => (
  <div className="picture small-picture picture-board" aria-hidden="true">
    {[
      ['Pending', 3],
      ['In progress', 2],
      ['Finished', 4],
    ].map(([name, count]) => (
      <div key={name}>
        <b>{name}</b>
        {Array.from({ length: Number(count) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards without content in a picture that never changes.
          <i key={index} />
        ))}
      </div>
    ))}
  </div>
);

const pictures = [BoardPicture, StockPicture, DocumentsPicture];

export function ProductPicture({ place }: { place: number }) {
  const Picture = pictures[place % pictures.length] ?? BoardPicture;
  return <Picture />;
}
