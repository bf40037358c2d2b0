import { Button, CheckBox, InlineAlert, TextField } from "@camber/ui"
import { useId } from "react"

/** Minutes since midnight. */
export interface ShownHours {
  readonly from: number
  readonly until: number
}

export interface MessageSwitchesProps {
  /** Fragment id that links target. */
  readonly anchor?: string
  readonly device: "ready" | "blocked" | "unsupported"
  readonly isOn: boolean
  readonly isBusy: boolean
  readonly kinds: ReadonlyArray<{ readonly type: string; readonly displayName: string; readonly granted: boolean }>
  /** Null if messages may arrive at any hour. */
  readonly hours: ShownHours | null
  readonly failure: string | null
  readonly onTurn: (isOn: boolean) => void
  readonly onKind: (type: string, isWanted: boolean) => void
  readonly onQuiet: (isQuiet: boolean) => void
  readonly onHours: (hours: ShownHours) => void
}

/** Push settings of this device: on or off, message types and quiet hours. */
export const MessageSwitches = (props: MessageSwitchesProps) => {
  const { anchor, device, failure, isBusy, isOn, onTurn } = props
  const id = useId()
  return (
    <section className="pushset" id={anchor} aria-labelledby={id}>
      <h2 id={id}>Messages on this device</h2>
      {failure !== null && (
        <InlineAlert tone="bad" title="We couldn't save this change.">
          {failure}
        </InlineAlert>
      )}
      {device !== "ready" ? (
        <p>{sentences[device]}</p>
      ) : isOn ? (
        <On {...props} />
      ) : (
        <>
          <p>Get order, stock and answer updates, even when the shop isn't open. They never include your name or address.</p>
          <Button variant="primary" busy={isBusy} onClick={() => onTurn(true)}>
            Turn On on This Device
          </Button>
        </>
      )}
    </section>
  )
}

const sentences = {
  blocked: "Your browser blocks messages from this shop. Allow them in its site settings.",
  unsupported: "This browser can't show messages. On an iPhone or iPad, install the app first."
}

const On = ({ hours, isBusy, kinds, onHours, onKind, onQuiet, onTurn }: MessageSwitchesProps) => (
  <>
    <fieldset>
      <legend>Tell me about</legend>
      {kinds.map(({ displayName, granted, type }) => (
        <CheckBox key={type} label={displayName} checked={granted} onCheck={(isWanted) => onKind(type, isWanted)} />
      ))}
    </fieldset>
    <fieldset>
      <legend>Quiet hours</legend>
      <CheckBox label="Pause messages at night" checked={hours !== null} onCheck={onQuiet} note="We'll send them when quiet hours end." />
      {hours !== null && (
        <div className="pushset__hours">
          <HourField label="From" minute={hours.from} onMinute={(from) => onHours({ ...hours, from })} />
          <HourField label="Until" minute={hours.until} onMinute={(until) => onHours({ ...hours, until })} />
        </div>
      )}
    </fieldset>
    <Button busy={isBusy} onClick={() => onTurn(false)}>
      Turn Off on This Device
    </Button>
  </>
)

interface HourFieldProps {
  readonly label: string
  readonly minute: number
  readonly onMinute: (minute: number) => void
}

/** Time field that ignores incomplete input. */
const HourField = ({ label, minute, onMinute }: HourFieldProps) => (
  <TextField
    key={minute}
    label={label}
    type="time"
    defaultValue={timeOf(minute)}
    onBlur={({ currentTarget }) => {
      const chosen = minuteOf(currentTarget.value)
      if (chosen === null) currentTarget.value = timeOf(minute)
      else if (chosen !== minute) onMinute(chosen)
    }}
  />
)

const timeOf = (minute: number): string => [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":")

const minuteOf = (text: string): number | null => {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(text) ?? []
  return hour === undefined || minute === undefined ? null : Number(hour) * 60 + Number(minute)
}
