import { type MouseEvent, type ReactNode, useEffect, useRef } from "react"

export interface NavPanelsProps {
  /** Stacked panels: the last one is visible; the others keep their scroll position and typed text. */
  readonly panels: ReadonlyArray<{ readonly title: string; readonly content: ReactNode }>
}

/**
 * The panels of a navigation drawer, which slide over each other. The focus moves to an opened panel, and back to the control that
 * opened it.
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
  // The drawer manages the focus of the first panel.
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
