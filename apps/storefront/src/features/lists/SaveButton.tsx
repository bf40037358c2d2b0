import { Button, type ButtonLook, Icon } from "@camber/ui"
import { prefetchListDrawer } from "./listDrawer.ts"

export interface SaveButtonProps extends Pick<ButtonLook, "size"> {
  /** Whether a list contains the item; then the bookmark is filled. */
  readonly isListed?: boolean
  readonly busy?: boolean
  readonly onPress: () => void
}

/** The 'Add to List' button. It prefetches the drawer's code when a pointer approaches. */
export const SaveButton = ({ isListed = false, busy = false, size = "regular", onPress }: SaveButtonProps) => {
  return (
    <Button
      size={size}
      busy={busy}
      data-early
      data-listed={isListed || undefined}
      title={isListed ? "In a list" : undefined}
      onClick={onPress}
      onPointerEnter={prefetchListDrawer}
      onFocus={prefetchListDrawer}
    >
      <Icon name="bookmark" />
      Add to List
    </Button>
  )
}
