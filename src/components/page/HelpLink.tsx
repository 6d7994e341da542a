import { useHref } from 'react-router';
import { HELP_TOPICS, helpAddress, type HelpTopic } from '@/domain/help/helpTopics';
import * as texts from './helpTexts';

type Props = { topic: HelpTopic };

/** A link to the article that explains the topic. It opens a new tab, because a dialog can hold unsaved input. */
export function HelpLink({ topic }: Props) {
  return (
    <a href={useHref(helpAddress(topic))} target="_blank" rel="noreferrer">
      {texts.learnMore}
      <span className="visually-hidden"> {texts.aboutTopic(HELP_TOPICS[topic].about)}</span>
    </a>
  );
}
