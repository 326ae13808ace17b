import { and, type BoolExp } from '@operatory/resource';
import { useMemo } from 'react';
import { useLive } from '#data/hooks.ts';
import { useMarks } from '../data/use-marks.ts';
import { liveExtensions, liveReassigns } from './request-documents.ts';
import { extensionView, pendingFirst, type RequestView, reassignView } from './request-view.ts';

export interface Requests {
  readonly requests: readonly RequestView[] | undefined;
  readonly failed: boolean;
  readonly refresh: () => void;
}

/** The requests of one kind, live: pending ones and the latest decided ones. */
export function useRequests(kind: 'extension' | 'reassign', where: BoolExp = {}, pause = false): Requests {
  const marks = useMarks();
  const waiting = { ...marks, where: and(where, { status: { _eq: 'PENDING_REVIEW' } }), limit: 200 };
  const decided = { ...marks, where: and(where, { status: { _neq: 'PENDING_REVIEW' } }), limit: 50 };
  const isExtension = kind === 'extension';
  const waitingExtensions = useLive(liveExtensions, waiting, { pause: pause || !isExtension });
  const decidedExtensions = useLive(liveExtensions, decided, { pause: pause || !isExtension });
  const waitingReassigns = useLive(liveReassigns, waiting, { pause: pause || isExtension });
  const decidedReassigns = useLive(liveReassigns, decided, { pause: pause || isExtension });
  const live = isExtension ? [waitingExtensions, decidedExtensions] : [waitingReassigns, decidedReassigns];

  const requests = useMemo(() => {
    if (isExtension) {
      if (!waitingExtensions.data || !decidedExtensions.data) return undefined;
      const rows = [
        ...waitingExtensions.data.task_extension_requests,
        ...decidedExtensions.data.task_extension_requests,
      ];
      return pendingFirst(rows.map(extensionView));
    }
    if (!waitingReassigns.data || !decidedReassigns.data) return undefined;
    const rows = [
      ...waitingReassigns.data.task_reassign_requests,
      ...decidedReassigns.data.task_reassign_requests,
    ];
    return pendingFirst(rows.map(reassignView));
  }, [
    isExtension,
    waitingExtensions.data,
    decidedExtensions.data,
    waitingReassigns.data,
    decidedReassigns.data,
  ]);

  return {
    requests,
    failed: requests === undefined && live.some((answer) => answer.error !== undefined),
    refresh: () => {
      for (const answer of live) answer.refetch();
    },
  };
}
