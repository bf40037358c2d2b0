import { type MouseEvent, type ReactNode, useEffect, useRef } from "react"

export interface NavPanelsProps {
  /** They lie on each other: the last one shows, those below keep their place and what is typed in them. */
  readonly panels: ReadonlyArray<{ readonly title: string; readonly content: ReactNode }>
}

/**
 * The screens of a navigation drawer, which slide over each other. Focus follows: to the panel that came, and back to the control that
 * opened the one that went.
 */
export const NavPanels = ({ panels }: NavPanelsProps) => (
  <div className="navpanels">
    {panels.map(({ content, title }, depth) => (
      <NavPanel key={`${depth} ${title}`} title={title} isFirst={depth === 0} isTop={depth === panels.length - 1}>
        {content}
      </NavPanel>
    ))}
  </div>
)

interface NavPanelProps {
  readonly title: string
  readonly isFirst: boolean
  readonly isTop: boolean
  readonly children: ReactNode
}

const NavPanel = ({ children, isFirst, isTop, title }: NavPanelProps) => {
  const panel = useRef<HTMLElement>(null)
  const pressed = useRef<HTMLElement>(null)
  // The first panel comes with its drawer, which sees to the focus itself.
  const wasTop = useRef(isFirst)
  const note = ({ target }: MouseEvent) => {
    pressed.current = target instanceof Element ? target.closest("button") : null
  }
  useEffect(() => {
    if (isTop && !wasTop.current) (pressed.current ?? panel.current)?.focus()
    wasTop.current = isTop
  }, [isTop])
  return (
    <nav ref={panel} className="navpanel" aria-label={title} tabIndex={-1} inert={!isTop} onClickCapture={note}>
      {children}
    </nav>
  )
}
