import type { Step } from './planSteps';

/** A step as the title of its test, such as `line 63: you create src/index.ts`. */
export function describeStep(step: Step): string {
  return `line ${step.line}: ${describeAction(step)}`;
}

function describeAction(step: Step): string {
  switch (step.type) {
    case 'run':
      return `you run ${joinLines(step.commands)}`;
    case 'write':
      return `you create ${step.file}`;
    case 'compareFile':
      return `${step.file} is what the page shows`;
    case 'compareFolder':
      return `${step.folder} holds the files that the page lists`;
    case 'comparePart':
      return `${step.file} holds what the page shows`;
    case 'compareTerminal':
      return 'the terminal shows what the page says';
    case 'leaveOut':
      return `${joinLines(step.text)} (not run: ${step.reason})`;
  }
}

const joinLines = (commands: string): string => commands.trim().split('\n').join(' && ');
