import { signUpMessages } from '@operatory/domain/website/sign-up-messages';
import { subDomainProblem } from '@operatory/domain/website/sub-domain-rules';
import { useEffect, useState } from 'react';
import { type CouponAnswer, checkCoupon, checkSubDomain, type SubDomainAnswer } from './website-requests.ts';

/** Milliseconds after the last key before the server is asked. */
const restMs = 300;

/**
 * The server's answer to the latest question, which is sent when typing pauses; undefined until it arrives.
 * Answers to earlier questions are dropped. A failed request shows nothing, because the server checks again
 * when the form is sent.
 */
function useAnswer<Answer>(question: string | null, ask: () => Promise<Answer>): Answer | undefined {
  const [answered, setAnswered] = useState<{ question: string; answer: Answer }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question names everything that is asked.
  useEffect(() => {
    if (question === null) return;
    let gone = false;
    const timer = setTimeout(() => {
      ask().then(
        (answer) => !gone && setAnswered({ question, answer }),
        () => {},
      );
    }, restMs);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [question]);
  return answered?.question === question ? answered?.answer : undefined;
}

/** The price of a plan with a coupon; undefined without a code, or until the server has answered. */
export function useCoupon(code: string, package_id: number, team_id: number): CouponAnswer | undefined {
  const typed = code.trim();
  const question = typed && package_id && team_id ? `${typed}\n${package_id}\n${team_id}` : null;
  return useAnswer(question, () => checkCoupon(typed, package_id, team_id));
}

/**
 * Whether this sub-domain is available; undefined until the server has answered. Invalid text is reported
 * at once.
 */
export function useSubDomain(name: string): SubDomainAnswer | undefined {
  const typed = name.trim().toLowerCase();
  const problem = typed ? subDomainProblem(typed) : null;
  const answer = useAnswer(typed && !problem ? typed : null, () => checkSubDomain(typed));
  return problem ? { sub_domain: typed, available: false, message: signUpMessages[problem] } : answer;
}
