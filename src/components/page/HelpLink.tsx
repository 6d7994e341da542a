import { useHref } from 'react-router';
import { HELP_TOPICS, helpAddress, type HelpTopic } from '@/domain/help/helpTopics';

type Props = { topic: HelpTopic };

/** A link to the article that explains the topic. It opens a new tab, because a dialog can hold unsaved input. */
export function HelpLink({ topic }: Props) {
  return (
    <a href={useHref(helpAddress(topic))} target="_blank" rel="noreferrer">
      Learn more
      <span className="visually-hidden"> about {HELP_TOPICS[topic].about} (opens in a new tab)</span>
    </a>
  );
}
