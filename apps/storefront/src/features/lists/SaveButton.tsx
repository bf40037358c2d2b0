import { Button, type ButtonLook, Icon } from "@camber/ui"
import { usePrefetch } from "../../foundation/late/usePrefetch.ts"
import { listDrawer } from "./listDrawer.ts"

export interface SaveButtonProps extends Pick<ButtonLook, "size"> {
  /** A list holds it already: the bookmark is filled. */
  readonly isListed?: boolean
  readonly busy?: boolean
  readonly onPress: () => void
}

/** 'Add to List', with the drawer's code on its way as soon as a hand comes near. */
export const SaveButton = ({ isListed = false, busy = false, size = "regular", onPress }: SaveButtonProps) => {
  const prefetch = usePrefetch(listDrawer)
  return (
    <Button
      size={size}
      busy={busy}
      data-early
      data-listed={isListed || undefined}
      title={isListed ? "In a list" : undefined}
      onClick={onPress}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      <Icon name="bookmark" />
      Add to List
    </Button>
  )
}
