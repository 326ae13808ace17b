import { daysFrom } from '../organisation.ts';
import { idOf, insert } from '../sql.ts';
import type { DemoFeature } from './feature.ts';

interface Story {
  readonly title: string;
  readonly body: string;
  readonly tags: readonly string[];
  readonly status: 'DRAFT' | 'SCHEDULED' | 'PUBLISHED' | 'UNPUBLISHED';
  /** The day on which it was written, in days from now; negative for the past. */
  readonly written: number;
  /** The index of its clinic in the list; null for everybody. */
  readonly clinic: number | null;
  readonly pinned?: boolean;
  readonly mustRead?: boolean;
  /** The news is for these roles; without them, for everybody. */
  readonly roles?: readonly string[];
}
const stories: readonly Story[] = [
  {
    title: 'Christmas closure',
    body: 'We close at 1 pm on 24 December and reopen on 4 January. Please book emergencies with the on-call dentist.',
    tags: ['holidays', 'everybody'],
    status: 'PUBLISHED',
    written: -3,
    clinic: null,
    pinned: true,
  },
  {
    title: 'New surface wipes from Monday',
    body: 'The contact time is one minute, not three. The infection control policy has been updated. Please sign it.',
    tags: ['infection control'],
    status: 'PUBLISHED',
    mustRead: true,
    written: -11,
    clinic: null,
  },
  {
    title: 'Surgery 2 has a new chair',
    body: 'The new chair has arrived. Training has a short lesson on its headrest and suction.',
    tags: ['equipment'],
    status: 'PUBLISHED',
    written: -6,
    clinic: 0,
  },
  {
    title: 'Parking behind the clinic',
    body: 'Two of the spaces belong to the neighbour until the building works are finished. Please use the street.',
    tags: ['building'],
    status: 'PUBLISHED',
    written: -14,
    clinic: 1,
  },
  {
    title: 'Flu shots on Thursday',
    body: 'A nurse comes at noon. Put your name on the list at the front desk.',
    tags: ['health'],
    status: 'UNPUBLISHED',
    written: -24,
    clinic: 0,
  },
  {
    title: 'Team dinner',
    body: 'On the second Friday of December. Tell us what you do not eat.',
    tags: ['everybody'],
    status: 'SCHEDULED',
    written: -1,
    clinic: null,
  },
  {
    title: 'Recall letters: what we change',
    body: 'A first draft, to be talked over with the front desks.',
    tags: ['front desk'],
    roles: ['clinic_admin', 'client_admin'],
    status: 'DRAFT',
    written: 0,
    clinic: null,
  },
];

export const seedNews: DemoFeature = async (sql, { seed, now, people, leadersOf, clinicId, chance }) => {
  const admin = people.find(({ role }) => role === 'client_admin');
  if (!admin) return;
  const placed = stories.map((story) => {
    const clinic = story.clinic === null ? null : (seed.clinics[story.clinic] ?? null);
    const author = clinic ? (leadersOf(clinic).find(({ role }) => role === 'clinic_admin') ?? admin) : admin;
    return { ...story, id: idOf(seed.id, 'news', story.title), clinic, author };
  });
  await insert(
    sql,
    'clinic_newsfeeds',
    placed.map(({ id, clinic, author, title, body, tags, status, written, pinned, mustRead, roles }) => ({
      id,
      client_id: seed.id,
      clinic_id: clinic ? clinicId(clinic) : null,
      user_id: author.id,
      title,
      body,
      tags,
      status,
      pinned: pinned ?? false,
      must_read: mustRead ?? false,
      audience_roles: roles ?? [],
      scheduled_at: status === 'SCHEDULED' ? daysFrom(now, 2) : null,
      published_at: status === 'PUBLISHED' || status === 'UNPUBLISHED' ? daysFrom(now, written + 0.02) : null,
      un_published_at: status === 'UNPUBLISHED' ? daysFrom(now, written + 7) : null,
      created_at: daysFrom(now, written - 0.1),
    })),
  );
  const readers = people.filter(({ blocked, role }) => !blocked && role !== 'client');
  await insert(
    sql,
    'newsfeed_reads',
    placed
      .filter(({ status }) => status === 'PUBLISHED')
      .flatMap(({ id, clinic, author, written }) =>
        readers
          .filter(
            ({ clinics, id: reader }) => reader !== author.id && (!clinic || clinics.includes(clinic.name)),
          )
          .filter(() => chance.percent(Math.min(90, 30 - written * 6)))
          .map((reader) => ({
            id: idOf(id, 'read', reader.id),
            client_id: seed.id,
            clinic_newsfeed_id: id,
            user_id: reader.id,
            read_at: daysFrom(now, written + 0.05 + chance.below(Math.max(1, -written * 20)) / 24),
          })),
      ),
  );
};
