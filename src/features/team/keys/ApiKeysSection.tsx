import { useRef, useState } from 'react';
import type { TeamPort } from '@/backend/team';
import { SecondaryButton } from '@/components/buttons/SecondaryButton';
import { CopyButton } from '@/components/dialogs/CopyButton';
import { useCopyToast } from '@/containers/copying/useCopyToast';
import { PlainField, PlainSelect } from '@/features/team/account/PlainField';
import * as styles from '@/features/team/TeamDialog.module.scss';
import { useSubmit } from '@/features/team/useSubmit';
import { LONGEST_NAME } from '@/domain/workspaces/workspaces';
import { KeyList } from './KeyList';
import * as texts from './texts';
import { useApiKeys } from './useApiKeys';

type Created = { name: string; key: string };

/** The keys of programs that send payments. Nothing is shown if the server has no workspace for them. */
export function ApiKeysSection({ team }: { team: TeamPort }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [created, setCreated] = useState<Created>();
  const { known, problem, act, noteProblem } = useApiKeys(team);
  const { problem: formProblem, submit } = useSubmit(async ({ name = '', workspace = '' }, form) => {
    await act(async ({ create }) => setCreated({ name: name.trim(), key: await create(name.trim(), workspace) }));
    form.reset();
  });
  const onCopied = useCopyToast(texts.copied);
  const { keys = [], workspaces = [] } = known ?? {};
  if (workspaces.length === 0) return problem === undefined ? null : <p role="alert">{problem}</p>;
  const remove = async (id: string) => {
    try {
      await act((port) => port.remove(id));
      setCreated(undefined);
      // The pressed button is gone with its key.
      heading.current?.focus();
    } catch (error) {
      noteProblem(error);
    }
  };
  return (
    <section className={styles.section}>
      <h3 ref={heading} tabIndex={-1}>
        {texts.title}
      </h3>
      <p>{texts.hint}</p>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <KeyList keys={keys} workspaces={workspaces} onRemoved={(id) => void remove(id)} />
      <form className={styles.form} onSubmit={submit} aria-label={texts.creating}>
        <h4>{texts.creating}</h4>
        <PlainField label={texts.name} name="name" autoComplete="off" maxLength={LONGEST_NAME} hint={texts.nameHint} />
        <PlainSelect label={texts.workspace} name="workspace" rows={workspaces} />
        <SecondaryButton type="submit">{texts.create}</SecondaryButton>
        <div role="status">
          {formProblem ??
            (created && (
              <>
                <p className="mb-1">{texts.created(created.name)}</p>
                <code className={styles.link} aria-label={texts.keyOf(created.name)}>
                  {created.key}
                </code>
              </>
            ))}
        </div>
        {created && formProblem === undefined && (
          <CopyButton text={created.key} label={texts.copy} onCopied={onCopied} />
        )}
      </form>
    </section>
  );
}
