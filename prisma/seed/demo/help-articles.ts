import { idOf, type Row } from '../sql.ts';

interface Article {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  readonly short_info: string;
  /** The text is Markdown. */
  readonly body: string;
  readonly draft?: true;
}

const started: readonly Article[] = [
  {
    slug: 'your-day-at-a-glance',
    title: 'Your day at a glance',
    category: 'Getting started',
    short_info: 'What the dashboard shows, and how to find anything.',
    body: `The **dashboard** shows the tasks that are due today, what is overdue and what needs your answer.

- Choose your clinic at the top left. Most screens then show that clinic only.
- Press **Ctrl K** (⌘ K on a Mac) to find a person, a task, an order or a product, or to jump to a screen.
- Press **+** at the top to add a task, a product, an order or a person.
- Press **?** to see all keyboard shortcuts for this screen.`,
  },
  {
    slug: 'signing-in-with-a-pin',
    title: 'Signing in with a PIN',
    category: 'Getting started',
    short_info: 'Where your PIN works, and how to get a new one.',
    body: `Your PIN works on a computer where you have signed in with your password before, or at a clinic whose IP address is allowed.

To get a new PIN, open **My Account** and choose **Send me a new PIN**. We email you a link that shows the PIN once.`,
  },
  {
    slug: 'your-account-and-notifications',
    title: 'Your account and notifications',
    category: 'Getting started',
    short_info: 'Change your details, your notifications and how the screen looks.',
    body: `Open **My Account** from your picture at the top right.

- **Profile**: your name, phone and emergency contact.
- **Notifications**: choose which notifications you get here and which by email, and set quiet hours.
- **Appearance**: light, dark, or the same as your device.
- **Keyboard**: turn off single-key shortcuts if you use speech input or press keys by accident.`,
  },
  {
    slug: 'adding-and-finishing-tasks',
    title: 'Adding and finishing tasks',
    category: 'Tasks',
    short_info: 'Give someone a task, follow it and finish it.',
    body: `1. Press **N** or choose **Add task**.
2. Enter what needs to be done, who will do it and by when.
3. Save. The person gets a notification.

Move a card to **Finished** when the work is done. You can also drag cards between columns, or open a card to comment and add photos.

You can find a task by its number: press **Ctrl K** and type \`T-12\` or \`12\`.`,
  },
  {
    slug: 'more-time-or-another-person-for-a-task',
    title: 'Extending or reassigning a task',
    category: 'Tasks',
    short_info: 'Ask for a later deadline, or ask to pass a task to someone else.',
    body: `Open the task's menu and choose **Task Extension** to ask for a later date, or **Reassign** to pass the task to someone else. Say why.

The person who assigned the task to you, or an approver, decides. You get a notification with their decision.`,
  },
  {
    slug: 'duties-that-come-back',
    title: 'Recurring duties',
    category: 'Tasks',
    short_info: 'Jobs that are done every day, week or month.',
    body: `A **duty** is a job that has to be done regularly, such as opening the clinic or testing the steriliser.

Add a duty once and say how often it has to be done. Each person sees their own duties.`,
  },
  {
    slug: 'products-and-lots',
    title: 'Products and lots',
    category: 'Inventory',
    short_info: 'Keep track of what you have, where it is and when it expires.',
    body: `Each **product** has lots. A lot has a number, an expiry date and a location.

- **Receive** adds a lot. Scan the code and the product, lot and expiry date are filled in.
- **Use** takes stock from a lot. Use the lot that expires first.
- **Dispose** removes stock that has expired.

A product shows as low when its stock reaches its alert level.`,
  },
  {
    slug: 'from-low-stock-to-received',
    title: 'From low stock to received',
    category: 'Inventory',
    short_info: 'Raise an order, send it to the supplier and receive it.',
    body: `1. Open the **Reorder list**. It shows the products that are low. Choose **Add products** for others.
2. Enter how many you need, and raise the orders. Each supplier gets its own order.
3. Open the order and choose **Place by email**. You see the email before you send it. The supplier gets a link and a passcode, and doesn’t need an account.
4. When the delivery arrives, choose **Receive** and enter lots and expiry dates.

You can find an order by its number, its supplier or a product: press **Ctrl K**.`,
  },
  {
    slug: 'doing-a-stocktake',
    title: 'Doing a stocktake',
    category: 'Inventory',
    short_info: 'Count your stock and correct the recorded quantities.',
    body: `Start a stocktake for a location. It lists every product stored there.

Enter what you count, or scan each product. You can keep counting while you are offline. When the stocktake is approved, the recorded stock is corrected to what was counted.`,
  },
  {
    slug: 'instrument-counts-and-the-steriliser',
    title: 'Instrument counts and the steriliser log',
    category: 'Inventory',
    short_info: 'Count instruments each day and log each cycle.',
    body: `Choose **Count instruments** and enter how many of each instrument there are. If any are missing or broken, say why.

Log each steriliser cycle with its number and its result in the **Steriliser log**.`,
  },
  {
    slug: 'inviting-people',
    title: 'Inviting people',
    category: 'People and access',
    short_info: 'Add someone to your organisation.',
    body: `1. Open **Users** and choose **Add**, or press **+** at the top.
2. Enter their name and email, and choose a role and clinics.
3. Save. They get an email with a link to choose a password. The link works for 72 hours.

If the link has expired, open the person and send the invitation again.`,
  },
  {
    slug: 'roles-and-what-they-allow',
    title: 'Roles and what they allow',
    category: 'People and access',
    short_info: 'Decide what each person can see and change.',
    body: `**Role Management** lists the modules of each role. Tick what a role may view, add, edit and delete, then save. Changes take effect at once.

Add a **custom role** if some people need a little more or less access than a built-in role gives.`,
  },
  {
    slug: 'allowed-addresses',
    title: 'Allowed addresses',
    category: 'People and access',
    short_info: 'Decide where people can sign in from.',
    body: `**IP Settings** lists the IP addresses of your clinics. People can sign in with their PIN from these addresses.

Choose **Add my current IP** to add the address you are using now.`,
  },
  {
    slug: 'clinics-rooms-and-shift-timings',
    title: 'Clinics, rooms and shift timings',
    category: 'Settings',
    short_info: 'Set up your clinics.',
    body: `Add each **clinic** with its address and time zone. Dates and times on screen follow the clinic's time zone.

Then add its **rooms**, and the **shift timings** that its rosters use.`,
  },
  {
    slug: 'rosters-and-shifts',
    title: 'Rosters and shifts',
    category: 'Rosters and leave',
    short_info: 'See who works when, and ask to change a shift.',
    body: `**My roster** shows your own shifts. Managers see everyone’s shifts at their clinics.

If you can't work a shift, ask for a change. Your manager gets a notification.`,
  },
  {
    slug: 'asking-for-leave',
    title: 'Asking for leave',
    category: 'Rosters and leave',
    short_info: 'Request leave and check your leave balance.',
    body: `Open **My leave** to see your leave balances and requests.

Choose **Add** to request leave. Pick the type and the dates, and save. You get a notification when your manager decides.`,
  },
  {
    slug: 'documents-to-read-and-sign',
    title: 'Documents to read and sign',
    category: 'Documents and training',
    short_info: 'Share policies and see who has signed.',
    body: `Your **Inbox** lists the documents that you need to read or sign.

If you look after documents, add one, choose a category, and assign it to people. You can see who has signed and who has not.`,
  },
  {
    slug: 'training-courses',
    title: 'Training courses',
    category: 'Documents and training',
    short_info: 'Take a course, or set one up for your team.',
    body: `**My training** lists the courses you are enrolled in.

To set up a course, add it with its lessons and questions, then enrol people. Certificates are kept with each person's record.`,
  },
  {
    slug: 'sending-broadcasts',
    title: 'Sending broadcasts',
    category: 'Settings',
    short_info: 'Write to many people at once.',
    body: 'This article is not finished yet.',
    draft: true,
  },
];

/** The screens link to the slugs of these articles, so they must exist. */
export const articles: readonly Row[] = started.map(({ draft, ...article }, index) => ({
  id: idOf('help article', article.slug),
  ...article,
  attachments: [],
  position: (index + 1) * 1024,
  is_published: !draft,
}));
