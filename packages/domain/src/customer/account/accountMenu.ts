/** An entry of the account's menu. `for`: everybody, or only who is signed in. */
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

/** Who looks at the menu. */
export interface AccountMenuInput {
  readonly isRegistered: boolean
  /** The rewards programme is for this customer. */
  readonly hasRewards: boolean
  /** The flag is on, and the app is not installed (NAV-15). */
  readonly canInstall: boolean
}

/** The entries that a visitor gets, in order (NAV-11, NAV-12, NAV-17). Sign Out, or Sign In/Register, is none of them. */
export const getAccountMenu = ({ canInstall, hasRewards, isRegistered }: AccountMenuInput): ReadonlyArray<AccountEntry> =>
  entries.filter(
    (entry) => (isRegistered || entry.for === "all") && (entry.name !== "rewards" || hasRewards) && (entry.name !== "install" || canInstall)
  )
