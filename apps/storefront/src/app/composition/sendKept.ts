export { sendKept } from "@camber/domain/outbox"
