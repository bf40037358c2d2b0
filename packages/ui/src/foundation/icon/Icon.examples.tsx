import type { Examples } from "../../../examples/Examples.ts"
import { Icon } from "./Icon.tsx"
import { type IconName, icons } from "./icons.ts"

const names = Object.keys(icons).filter((name): name is IconName => Object.hasOwn(icons, name))

export const examples: Examples = {
  "All of them": (
    <div className="acts">
      {names.map((name) => (
        <Icon key={name} name={name} size={24} />
      ))}
    </div>
  )
}
