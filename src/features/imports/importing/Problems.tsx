import * as field from '@/components/forms/FormField.module.scss';

export function Problems({ problems, id }: { problems: readonly string[]; id?: string }) {
  return (
    <div id={id} role="alert" className={field.message}>
      {problems.map((problem) => (
        <p key={problem} className="mb-1">
          {problem}
        </p>
      ))}
    </div>
  );
}
