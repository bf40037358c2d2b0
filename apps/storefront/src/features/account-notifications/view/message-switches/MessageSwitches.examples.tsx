import type { Examples } from "@camber/ui/examples/Examples.ts"
import { MessageSwitches, type MessageSwitchesProps } from "./MessageSwitches.tsx"

const nothing = () => undefined
const on: MessageSwitchesProps = {
  device: "ready",
  isOn: true,
  isBusy: false,
  kinds: ["Order Updates", "Back in Stock", "Price Drops", "Answers to Questions"].map((displayName, index) => ({
    type: String(index),
    displayName,
    granted: index < 2
  })),
  hours: { from: 21 * 60, until: 8 * 60 },
  failure: null,
  onTurn: nothing,
  onKind: nothing,
  onQuiet: nothing,
  onHours: nothing
}

export const examples: Examples = {
  On: <MessageSwitches {...on} />,
  "On, at any hour": <MessageSwitches {...on} hours={null} />,
  Off: <MessageSwitches {...on} isOn={false} />,
  "On its way": <MessageSwitches {...on} isOn={false} isBusy />,
  Failed: <MessageSwitches {...on} isOn={false} failure="Notifications could not be turned on. Reload the page and try again." />,
  Blocked: <MessageSwitches {...on} device="blocked" />,
  Unsupported: <MessageSwitches {...on} device="unsupported" />
}
