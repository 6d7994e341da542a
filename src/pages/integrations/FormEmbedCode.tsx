import { EmbedCode } from '@/components/text/EmbedCode';
import { useCopyToast } from '@/containers/copying/useCopyToast';
import { embedCode } from '@/domain/integrations/embedCode';
import { selectIsShared } from '@/selectors/sync/pendingChanges';
import { useAppSelector } from '@/store/hooks';
import * as texts from './formTexts';

type Props = { number: string; name: string; isNew: boolean };

/** The embed code of a form. In a team, a colleague may get the ID of a new one first, so its code is copied later. */
export function FormEmbedCode({ number, name, isNew }: Props) {
  const onCopied = useCopyToast('embed code');
  const isShared = useAppSelector(selectIsShared);
  const notYet = isNew && isShared ? texts.idNotCertain : undefined;
  return <EmbedCode code={embedCode(number, name)} onCopied={onCopied} notYet={notYet} />;
}
