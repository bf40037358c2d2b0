import type { Examples } from "@camber/ui/examples/Examples.ts"
import { AccountMenu } from "./AccountMenu.tsx"

const items = [
  { label: "Notifications", href: "#notifications", badge: "3" },
  { label: "Order History", href: "#orders" },
  { label: "Track My Order", href: "#track" },
  { label: "Rewards", href: "#rewards", badge: "Claim $12 Rewards" },
  { label: "Account Settings", href: "#settings" }
]
const nothing = () => undefined

export const examples: Examples = {
  "A customer's": <AccountMenu name="Maximiliana-Theodora" items={items} signInHref="#in" onSignOut={nothing} onClose={nothing} />,
  "A stranger's": <AccountMenu name={null} items={items.slice(2, 3)} signInHref="#in" onSignOut={nothing} onClose={nothing} />
}
