import { linkWith } from './campaign.ts';
import { DayPicture, ProductPicture } from './illustrations.tsx';
import { PlanCards } from './plan-cards.tsx';
import type { Product, WebsiteContent } from './website-content.ts';

const facts = [
  ['On every device', 'Every screen works on a phone, at the front desk and on a shared tablet by PIN.'],
  ['Every clinic, one place', 'People, rooms, stock and rights are set up once and follow you everywhere.'],
  ['Live', 'A task finished in one clinic is finished on every screen, without a refresh.'],
] as const;

export function FrontPage({
  content,
  search,
  demo,
}: {
  content: WebsiteContent;
  search: string;
  demo: boolean;
}) {
  const questions = content.products.flatMap(({ faqs }) =>
    faqs.flatMap(({ question, answer }) => (question && answer ? [{ question, answer }] : [])),
  );
  return (
    <>
      <section className="hero">
        <div className="width hero-row">
          <div className="hero-words">
            <h1>The day of your dental clinics, on one board</h1>
            <p className="lead">
              Who works where, what is due, what is running out and what still needs a signature. Operatory
              runs the day for groups of Australian dental clinics.
            </p>
            <p className="actions">
              <a className="button large" href={linkWith('/register-now', search)}>
                Register now
              </a>
              <a
                className="button large quiet"
                href={demo ? '/b-dashboard' : linkWith('/dental-enquiry', search)}
              >
                {demo ? 'Try the demo' : 'Ask us a question'}
              </a>
            </p>
            <p className="muted">
              Already with us?{' '}
              <a className="link" href="/b-dashboard">
                Sign in to your organisation
              </a>
            </p>
          </div>
          <DayPicture />
        </div>
      </section>
      <section className="band" aria-label="Why Operatory">
        <ul className="width facts">
          {facts.map(([title, text]) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      {content.products.length > 0 ? (
        <section id="products" className="width section" aria-labelledby="products-title">
          <h2 id="products-title" className="big">
            What it does for your clinics
          </h2>
          {content.products.map((product, place) => (
            <ProductRow key={product.key} product={product} place={place} />
          ))}
        </section>
      ) : null}
      {content.packages.length > 0 ? (
        <section id="plans" className="sunken" aria-labelledby="plans-title">
          <div className="width section">
            <h2 id="plans-title" className="big">
              One price for the whole team
            </h2>
            <p className="lead">AUD per month, GST included. Change the plan or leave whenever you like.</p>
            <PlanCards content={content} search={search} />
          </div>
        </section>
      ) : null}
      {questions.length > 0 ? (
        <section id="questions" className="width section narrow" aria-labelledby="questions-title">
          <h2 id="questions-title" className="big">
            Questions we are asked
          </h2>
          {questions.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </section>
      ) : null}
      <section className="width section">
        <div className="call">
          <div>
            <h2>See it in your own clinic</h2>
            <p>Your organisation gets an address of its own. Add your people, and start with one task.</p>
          </div>
          <p className="actions">
            <a className="button large" href={linkWith('/register-now', search)}>
              Register now
            </a>
            <a className="button large quiet" href={linkWith('/dental-enquiry', search)}>
              Ask us a question
            </a>
          </p>
        </div>
      </section>
    </>
  );
}

function ProductRow({ product, place }: { product: Product; place: number }) {
  const { tag_line, short_info, info_sections } = product;
  const sections = info_sections.filter(
    ({ title, text }) => text && (title !== tag_line || text !== short_info),
  );
  return (
    <article className="product" id={product.key}>
      <div>
        <p className="over">{product.display_name ?? product.name}</p>
        <h3>{tag_line ?? product.display_name ?? product.name}</h3>
        {short_info ? <p className="lead">{short_info}</p> : null}
        {sections.map(({ title, text }) => (
          <p key={text}>
            {title ? <b>{title}. </b> : null}
            {text}
          </p>
        ))}
      </div>
      <ProductPicture place={place} />
    </article>
  );
}
