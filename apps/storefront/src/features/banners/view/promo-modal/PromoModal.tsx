import { Button, LinkButton, PromoCode } from "@camber/ui"
import { Dialog, DialogMessage } from "@camber/ui/overlays"

export interface PromoModalProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** The offer and its conditions. */
  readonly description: string
  /** Null if the offer needs no code. */
  readonly code: string | null
  /** Same contract as in `CopyButton`. */
  readonly onCopy: () => Promise<boolean>
  /** Link to the products of the offer. */
  readonly link?: { readonly label: string; readonly href: string } | undefined
}

/** Full description of a banner's offer, with its code to copy (BAN-08). */
export const PromoModal = ({ open, onClose, title, description, code, onCopy, link }: PromoModalProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={title}
    actions={
      <>
        <Button onClick={onClose}>Close</Button>
        {link !== undefined && (
          <LinkButton variant="primary" href={link.href} onClick={onClose}>
            {link.label}
          </LinkButton>
        )}
      </>
    }
  >
    <DialogMessage>{description}</DialogMessage>
    {code !== null && <PromoCode code={code} onCopy={onCopy} />}
  </Dialog>
)
