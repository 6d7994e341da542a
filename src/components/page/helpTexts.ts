export const learnMore = 'Learn more';
export const aboutTopic = (topic: string) => `about ${topic} (opens in a new tab)`;
