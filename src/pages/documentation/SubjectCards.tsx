import { Check, Code, SlidersHorizontal, UserPlus, type LucideIcon } from 'lucide-react';
import Card from 'react-bootstrap/Card';
import * as cards from '@/components/page/cards/cards.module.scss';
import { classNames } from '@/components/page/classNames';
import { ARTICLE_SUBJECTS } from '@/domain/help/vocabulary';
import { helpActions, selectHelpSubject } from '@/slices/ui/helpSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './SubjectCards.module.scss';
import * as texts from './texts';

/** In the order of the subjects. */
const ICONS: readonly LucideIcon[] = [UserPlus, SlidersHorizontal, Code];

/** The three cards. Each filters the articles by its subject, and a second press clears the filter. */
export function SubjectCards() {
  const dispatch = useAppDispatch();
  const selectedSubject = useAppSelector(selectHelpSubject);
  return (
    <div className={cards.container}>
      <div className={cards.row}>
        {ARTICLE_SUBJECTS.map((subject, index) => {
          const Icon = ICONS[index] ?? Code;
          const isSelected = subject === selectedSubject;
          return (
            <Card key={subject} as="section" className={classNames(styles.card, isSelected && styles.isChosen)}>
              <Card.Body>
                <Icon aria-hidden size={24} />
                {isSelected && <Check aria-hidden size={20} className={styles.check} />}
                <h2>
                  <button
                    type="button"
                    aria-pressed={isSelected}
                    onClick={() => dispatch(helpActions.subjectChosen(subject))}
                  >
                    {subject}
                  </button>
                </h2>
                <p className="text-body-secondary mb-0">{texts.subjectTexts[subject]}</p>
              </Card.Body>
            </Card>
          );
        })}
      </div>
    </div>
  );
}
