import { describeForbiddenAct } from '@/components/text/refusals/permissionTexts';
import type { Act } from '@/domain/permissions/acts';
import { permit, type TeamRoster } from '@/domain/permissions/permit';
import type { Problem } from '@/protocol/problems';
import { Refused } from '../core';
import { createProblem } from '../problems';

/** What the role of a person does not allow. `key` is that of the proposal, if there is one. */
export class ActForbidden extends Refused {
  constructor(
    readonly act: Act,
    readonly key?: string,
  ) {
    super(createProblem('forbidden', describeForbiddenAct({ kind: 'actNotPermitted', act, roles: [], people: [] })));
  }
}

/** Throws `ActForbidden` if the acts of a person do not have this one. */
export function requireAct({ acts }: { acts: readonly Act[] }, act: Act, key?: string): void {
  if (!permit({ acts }, act).allowed) throw new ActForbidden(act, key);
}

/** The problem, which names the roles and the people who may. */
export function explainForbidden({ act, key, problem }: ActForbidden, roster: TeamRoster): Problem {
  const eligibility = permit({ acts: [] }, act, roster);
  if (eligibility.allowed || eligibility.refusal.kind !== 'actNotPermitted') return problem;
  const { refusal } = eligibility;
  const refusals = key === undefined ? {} : { refusals: [{ key, refusal }] };
  return createProblem('forbidden', describeForbiddenAct(refusal), refusals);
}
