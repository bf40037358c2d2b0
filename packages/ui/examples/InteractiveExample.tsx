import { type ReactNode, useState } from "react"
import { Button } from "../src/index.ts"

export interface TrialProps<Value> {
  readonly initial: Value
  readonly children: (value: Value, change: (value: Value) => void) => ReactNode
}

/** Stores the value that an example changes, as the component's caller would. */
export const InteractiveExample = <Value,>({ initial, children }: TrialProps<Value>) => {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}

export interface OpenerProps {
  /** Label of the button, such as 'Open the drawer'. */
  readonly label: string
  readonly children: (isOpen: boolean, close: () => void) => ReactNode
}

/** Renders a button that opens an overlay. */
export const Opener = ({ label, children }: OpenerProps) => (
  <InteractiveExample initial={false}>
    {(isOpen, setOpen) => (
      <div>
        <Button data-opens onClick={() => setOpen(true)}>
          {label}
        </Button>
        {children(isOpen, () => setOpen(false))}
      </div>
    )}
  </InteractiveExample>
)
