import { Context, Effect, Layer } from "effect"
import { ChatWidget } from "../../foundation/ports/ChatWidget.ts"
import { isSuppressedPath } from "../../foundation/pages/rules.ts"

/** Whether the chat widget may show on a page: it stays away from the same fixed list as the sign-up (NAV-55, NAV-115, GAP-C11). */
export const showsChat = (path: string, quiet?: ReadonlyArray<string>): boolean => !isSuppressedPath(path, quiet)

/** Where the chat widget may be seen. */
export class Chat extends Context.Service<
  Chat,
  {
    /** What the shopper has before them: hidden while a modal is open, and on quiet pages (MODAL-02, NAV-55). */
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
