import { Icon, type IconName, Link, RelativeTime, VisuallyHidden } from "@camber/ui"

export interface ListedNotification {
  readonly id: number
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly href: string | null
  /** UTC milliseconds. */
  readonly at: number
  /** The same as people say it: 'yesterday'. */
  readonly when: string | null
  readonly isRead: boolean
}

export interface NotificationListProps {
  readonly notifications: ReadonlyArray<ListedNotification>
  readonly onFollow: (id: number) => void
}

/** What the shop has told a visitor, newest first; unread ones stand out by more than their colour. */
export const NotificationList = ({ notifications, onFollow }: NotificationListProps) => (
  <ul className="told">
    {notifications.map(({ at, href, icon, id, isRead, text, title, when }) => (
      <li key={id} data-unread={!isRead || undefined}>
        <Icon name={icon} size={24} />
        <div>
          <h2>
            {href === null ? (
              title
            ) : (
              <Link href={href} onClick={() => onFollow(id)}>
                {title}
              </Link>
            )}
            {!isRead && <VisuallyHidden> (new)</VisuallyHidden>}
          </h2>
          <p>{text}</p>
          <small>
            <RelativeTime at={at} text={when} />
          </small>
        </div>
      </li>
    ))}
  </ul>
)
