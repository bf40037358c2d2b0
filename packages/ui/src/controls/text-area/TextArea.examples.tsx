import type { Examples } from "../../../examples/Examples.ts"
import { InteractiveExample } from "../../../examples/InteractiveExample.tsx"
import { TextArea } from "./TextArea.tsx"

const area = (text: string, error?: string) => (
  <InteractiveExample initial={text}>
    {(value, change) => <TextArea label="Your story" value={value} onText={change} limit={60} error={error} />}
  </InteractiveExample>
)

export const examples: Examples = {
  Empty: area(""),
  Full: area("Spindles stayed on the car, and the brackets lined up well."),
  Wrong: area("", "Tell us something, so that others know what to expect of the part."),
  Disabled: <TextArea label="Your story" value="Sent." onText={() => undefined} limit={60} disabled />
}
