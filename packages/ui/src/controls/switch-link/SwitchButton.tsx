export interface SwitchButtonProps {
  readonly on: boolean
  readonly label: string
  readonly onSwitch: (on: boolean) => void
}

/** Renders a switch whose state is not an address; see `SwitchLink` for one that is. */
export const SwitchButton = ({ on, label, onSwitch }: SwitchButtonProps) => (
  <button type="button" className="switch" role="switch" aria-checked={on} onClick={() => onSwitch(!on)}>
    <span className="switch__track" />
    {label}
  </button>
)
