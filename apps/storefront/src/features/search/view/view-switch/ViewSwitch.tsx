import { Icon, type IconName, Link } from "@camber/ui"

export interface ViewSwitchProps<View extends string> {
  readonly views: ReadonlyArray<{ readonly view: View; readonly label: string; readonly icon: IconName; readonly href: string }>
  readonly current: View
}

/** The same list shown otherwise: two links, so that it works without scripts and going back undoes it. */
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
