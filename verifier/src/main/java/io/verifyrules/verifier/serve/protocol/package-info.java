/**
 * The requests of a page and their answers: lines, the last of which says how the answer ended.
 *
 * <ul>
 * <li>{@link Request}: from a text. {@link Service}: answers requests of one name. {@link Refusal}: why one is not answered.
 * <li>{@link Task}: one answer on its way; {@link Answer} is what a service sees of it.
 * <li>{@link Lanes}: the newest request of each page, which makes older ones stale.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.verifier.json.message.Message;
 * import java.time.Duration;
 *
 * record Echo() implements Service {
 *     public Weight weight() { return Weight.QUICK; }
 *
 *     public Message answer(Request request, Answer answer) {
 *         return Message.EMPTY.with("said", request.text("say"));
 *     }
 * }
 * var request = Request.of("echo", "{\"page\": \"tab\", \"id\": 3, \"say\": \"hello\"}");
 * var task = new Task(request, new Echo());
 * task.run();
 * assert task.next(Duration.ZERO).orElseThrow().line().equals("{\"id\":3,\"type\":\"done\",\"said\":\"hello\"}");
 * }
 *
 * <p>Imports {@code json.message}, {@code json.text}, and of the language {@code diagnostic}. Used by the other packages of {@code serve}.
 */
@NullMarked
package io.verifyrules.verifier.serve.protocol;

import org.jspecify.annotations.NullMarked;
