<?php
/**
 * Plugin Name:       Askwell
 * Description:       Shows your Askwell chatbot on every page of your website.
 * Version:           0.1.0
 * Requires at least: 6.3
 * Requires PHP:      7.4
 * Author:            Askwell
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       askwell
 *
 * @package Askwell
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

require_once __DIR__ . '/includes/settings.php';
require_once __DIR__ . '/includes/shortcode.php';

// After the page, which may hold the shortcode, and before the scripts of the footer (20).
add_action( 'wp_footer', 'askwell_enqueue', 5 );

/** Adds the embed code to every page of the website that does not hold the chat itself. */
function askwell_enqueue() {
	$settings = askwell_settings();
	if ( askwell_is_in_page() || ! askwell_is_shown( $settings ) ) {
		return;
	}
	wp_enqueue_script(
		'askwell-chat',
		askwell_script_url( $settings ),
		array(),
		null, // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- The server answers the current version.
		array(
			'in_footer' => true,
			'strategy'  => 'async',
		)
	);
}

if ( is_admin() ) {
	require_once __DIR__ . '/includes/settings-page.php';
}
