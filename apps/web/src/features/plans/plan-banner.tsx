import { ActionIcon, Anchor } from '@mantine/core';
import { localDate } from '@operatory/domain';
import { IconX } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useNow } from '#session/clock.ts';
import { paysPlan } from '#session/me.ts';
import { readOwn, storeOwn } from '#session/own-storage.ts';
import { useMe } from '#session/session.ts';
import classes from './plan-banner.module.css';
import { planNotice } from './plan-notice.ts';

const kept = 'plan notice';

/** Announces above every screen that the client's plan ends soon or has ended. */
export default function PlanBanner() {
  const me = useMe();
  const { plan, user, platform_zone } = me;
  const today = localDate(useNow(), platform_zone);
  const { pathname } = useLocation();
  const [hidden, setHidden] = useState(() => readOwn(user.id, kept));
  const notice = planNotice(plan, paysPlan(me), today);
  if (!notice || (notice.tone === 'soon' && hidden === notice.step)) return null;
  return (
    <section className={classes.banner} data-tone={notice.tone} aria-label="Plan">
      <span role="status">{notice.text}</span>
      {notice.action && pathname !== '/dashboard/plan' ? (
        <Anchor component={Link} to="/dashboard/plan" inherit>
          {notice.action}
        </Anchor>
      ) : null}
      {notice.tone === 'soon' ? (
        <ActionIcon
          aria-label="Hide"
          size={24}
          variant="subtle"
          color="gray"
          onClick={() => {
            storeOwn(user.id, kept, notice.step);
            setHidden(notice.step);
          }}
        >
          <IconX size={14} />
        </ActionIcon>
      ) : null}
    </section>
  );
}
