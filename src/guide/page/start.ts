/** "Play it": the engine and all that shows a resolution are loaded when one is first asked for. */
const template = document.querySelector<HTMLTemplateElement>('template.player-script');

function load(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button.play') : null;
  if (button === null || template === null) return;
  document.removeEventListener('click', load);
  button.classList.add('wanted');
  const copy = document.importNode(template.content, true);
  const script = copy.querySelector('script');
  script?.addEventListener('error', () => {
    button.classList.remove('wanted');
    const status = button.parentElement?.querySelector('[role="status"]');
    if (status) status.textContent = 'The player did not load. Reload the page to try again.';
  });
  document.body.append(copy);
}

document.addEventListener('click', load);
