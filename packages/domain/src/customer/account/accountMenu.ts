/** An entry of the account menu, for all visitors or only for signed-in users. */
export interface AccountEntry {
  readonly name: "notifications" | "orders" | "track" | "return" | "lists" | "rewards" | "garage" | "install" | "settings"
  readonly label: string
  readonly href: string
  readonly for: "all" | "members"
}

const entries: ReadonlyArray<AccountEntry> = [
  { name: "notifications", label: "Notifications", href: "/account/notificationhistory", for: "members" },
  { name: "orders", label: "Order History", href: "/account/orderhistory", for: "members" },
  { name: "track", label: "Track My Order", href: "/Track/OrderLocator", for: "all" },
  { name: "return", label: "Start a Return", href: "/Track/ReturnLocator", for: "all" },
  { name: "lists", label: "My Lists", href: "/buildlist", for: "all" },
  { name: "rewards", label: "Rewards", href: "/pages/rewards", for: "members" },
  { name: "garage", label: "My Garage", href: "/CustomerVehicle", for: "all" },
  { name: "install", label: "Install App", href: "/pages/appinstall", for: "all" },
  { name: "settings", label: "Account Settings", href: "/account", for: "members" }
]

/** Visitor data that determines the menu. */
export interface AccountMenuInput {
  readonly isRegistered: boolean
  /** The customer is eligible for the rewards program. */
  readonly hasRewards: boolean
  /** The feature flag is on and the app is not installed (NAV-15). */
  readonly canInstall: boolean
}

/** Returns a visitor's menu entries in order (NAV-11, NAV-12, NAV-17), without Sign Out and Sign In/Register. */
export const getAccountMenu = ({ canInstall, hasRewards, isRegistered }: AccountMenuInput): ReadonlyArray<AccountEntry> =>
  entries.filter(
    (entry) => (isRegistered || entry.for === "all") && (entry.name !== "rewards" || hasRewards) && (entry.name !== "install" || canInstall)
  )
