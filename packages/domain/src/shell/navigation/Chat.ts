import { Context, Effect, Layer } from "effect"
import { ChatWidget } from "../../foundation/ports/ChatWidget.ts"
import { isSuppressedPath } from "../../foundation/pages/rules.ts"

/**
 * Returns true if the chat widget may be shown. The widget shares its list of suppressed pages with the sign-up modal (NAV-55, NAV-115,
 * GAP-C11).
 */
export const showsChat = (path: string, quiet?: ReadonlyArray<string>): boolean => !isSuppressedPath(path, quiet)

/** Controls the visibility of the chat widget. */
export class Chat extends Context.Service<
  Chat,
  {
    /** Hides the widget while a modal is open and on suppressed pages, otherwise shows it (MODAL-02, NAV-55). */
    readonly attend: (page: { readonly path: string; readonly isCovered: boolean }) => Effect.Effect<void>
  }
>()("@camber/domain/navigation/Chat") {
  static readonly layer: Layer.Layer<Chat, never, ChatWidget> = Layer.effect(
    Chat,
    Effect.map(ChatWidget, (widget) =>
      Chat.of({ attend: ({ isCovered, path }) => (showsChat(path) && !isCovered ? widget.show : widget.hide) })
    )
  )
}
