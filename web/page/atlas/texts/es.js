// es.js -- the words of this part in Spanish; what is said of a reason is the library's
export default {
    name: 'Motivos', title: 'Por qué no vale una jugada', answer: 'Motivo',
    lead: 'Todos los motivos que hay, con una imagen y una posición para probar.',
    search: 'Buscar: clavada, enroque, peón…', all: 'Todos los motivos',
    next: 'Motivo siguiente', before: 'Motivo anterior', try: 'Probar en el tablero',
    sheet: 'Imprimir una ficha sobre esto',
    levels: ['Para niños', 'Para jugadores', 'Para árbitros'],
    groups: { request: 'Lo que está escrito', source: 'La pieza',
              shape: 'Cómo se mueven las piezas', castling: 'El enroque',
              board: 'Lo que está en medio', promotion: 'La coronación',
              safety: 'Jaque y clavada' },
    nothing: 'Ningún motivo tiene esas palabras. Prueba con clavada, enroque o peón.'
};
