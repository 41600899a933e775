/**
 * Escape closes the rule that a citation shows, until pointer or focus comes again (WCAG 1.4.13).
 */
addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  for (const ref of document.querySelectorAll('.ref:hover, .ref:focus-within')) {
    ref.classList.add('shut');
    const open = (): void => ref.classList.remove('shut');
    ref.addEventListener('mouseleave', open, { once: true });
    ref.addEventListener('focusout', open, { once: true });
  }
});
