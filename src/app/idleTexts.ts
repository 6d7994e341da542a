export const idleRender = (duration: string, action: string) =>
  `A render of ${duration} ms changed nothing, after ${action}`;
