import { Icon, type IconName, Link } from "@camber/ui"

export interface ViewSwitchProps<View extends string> {
  readonly views: ReadonlyArray<{ readonly view: View; readonly label: string; readonly icon: IconName; readonly href: string }>
  readonly current: View
}

/** Renders the views of a list as two links, so that they work without scripts and a back navigation reverts them. */
export const ViewSwitch = <View extends string>({ current, views }: ViewSwitchProps<View>) => (
  <nav className="viewswitch" aria-label="View">
    {views.map(({ href, icon, label, view }) => (
      <Link key={view} href={href} rel="nofollow" aria-current={view === current ? "true" : undefined}>
        <Icon name={icon} size={16} />
        {label}
      </Link>
    ))}
  </nav>
)
