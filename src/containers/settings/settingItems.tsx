import { DialogButton } from '@/containers/DialogButton';
import * as texts from './chargeModelTexts';

/** The details of a row that lead to its charge model and its agreed rates. */
export function settingItems(subject: 'merchant' | 'integration', subjectId: string) {
  const item = (term: string, label: string, kind: 'chargeModel' | 'agreedRates') => ({
    term,
    value: <DialogButton dialog={{ kind, subject, subjectId }}>{label}</DialogButton>,
  });
  return [
    item(texts.title, texts.changeChargeModel, 'chargeModel'),
    item(texts.agreedRates, texts.changeAgreedRates, 'agreedRates'),
  ];
}
