import { Button, LinkButton, PromoCode } from "@camber/ui"
import { Dialog, DialogMessage } from "@camber/ui/overlays"

export interface PromoModalProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** What the offer is and how it is had. */
  readonly description: string
  /** null: the offer needs no code. */
  readonly code: string | null
  /** As of `CopyButton`. */
  readonly onCopy: () => Promise<boolean>
  /** Where what it is about can be bought. */
  readonly link?: { readonly label: string; readonly href: string } | undefined
}

/** What a banner's offer is in full, with its code to copy (BAN-08). */
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
